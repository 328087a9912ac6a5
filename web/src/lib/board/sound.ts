/**
 * The sounds of a table, made on the spot: wood, felt, rope, leather, a small bell. Off until asked for; never the only
 * sign.
 */

import { settings } from "../settings.svelte"

interface Sound {
  at: number // Hz: of the tone, or of the middle of the noise
  seconds: number
  noise?: number // 0 a pure tone, 1 all noise
  falls?: number // to what part of its pitch
  again?: number // seconds after which it sounds once more
  loud?: number
}

const SOUNDS = {
  piece: { at: 420, seconds: 0.07, noise: 0.4, falls: 0.7 },
  card: { at: 2600, seconds: 0.09, noise: 1, loud: 0.5 },
  rope: { at: 190, seconds: 0.22, noise: 0.5, falls: 1.7 },
  dice: { at: 900, seconds: 0.05, noise: 0.8, again: 0.07 },
  turn: { at: 1320, seconds: 0.35, loud: 0.5 },
  refusal: { at: 130, seconds: 0.08, noise: 0.2, again: 0.12 },
  reveal: { at: 660, seconds: 0.2, falls: 1.5, loud: 0.6 },
  end: { at: 880, seconds: 0.35, again: 0.18, loud: 0.6 },
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

const LOUDNESS = 0.16
let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

export function play(name: SoundName): void {
  if (!settings.sound || document.hidden) return
  context ??= new AudioContext()
  if (context.state === "suspended") void context.resume()
  const sound: Sound = SOUNDS[name]
  strike(context, sound, context.currentTime)
  if (sound.again) strike(context, sound, context.currentTime + sound.again)
}

function strike(at: AudioContext, sound: Sound, when: number): void {
  const { noise = 0, falls = 1, loud = 1 } = sound
  const end = when + sound.seconds
  const tone = at.createOscillator()
  tone.type = "triangle"
  tone.frequency.setValueAtTime(sound.at, when)
  tone.frequency.exponentialRampToValueAtTime(sound.at * falls, end)
  connect(at, tone, (1 - noise) * loud, when, end)
  if (noise === 0) return
  const rustle = at.createBufferSource()
  rustle.buffer = hiss ??= makeHiss(at)
  const band = at.createBiquadFilter()
  band.type = "bandpass"
  band.frequency.value = sound.at
  rustle.connect(band)
  connect(at, rustle, noise * loud, when, end, band)
}

function connect(
  at: AudioContext,
  source: AudioScheduledSourceNode,
  share: number,
  when: number,
  end: number,
  last: AudioNode = source,
): void {
  const gain = at.createGain()
  gain.gain.setValueAtTime(LOUDNESS * share + 0.0001, when)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  last.connect(gain).connect(at.destination)
  source.start(when)
  source.stop(end)
}

function makeHiss(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate / 2, at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
