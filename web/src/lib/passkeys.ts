/** Passkeys, between the JSON of the server and the bytes of the browser. */

interface Descriptor {
  id: string
  type: "public-key"
}
interface Wanted {
  challenge: string
  user?: { id: string; name: string; displayName: string }
  excludeCredentials?: Descriptor[]
  allowCredentials?: Descriptor[]
}

/** Somebody would rather not, or the browser could not. */
export class NoPasskey extends Error {}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))
}

export function text(data: ArrayBuffer | null): string | null {
  if (!data) return null
  const letters = btoa(String.fromCharCode(...new Uint8Array(data)))
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

export function canPasskey(): boolean {
  return "PublicKeyCredential" in window
}

function read(options: string): Wanted & { publicKey: unknown } {
  const wanted = JSON.parse(options) as Wanted
  const listed = (some?: Descriptor[]) => some?.map((one) => ({ ...one, id: bytes(one.id) }))
  const publicKey = {
    ...wanted,
    challenge: bytes(wanted.challenge),
    ...(wanted.user ? { user: { ...wanted.user, id: bytes(wanted.user.id) } } : {}),
    ...(wanted.excludeCredentials ? { excludeCredentials: listed(wanted.excludeCredentials) } : {}),
    ...(wanted.allowCredentials ? { allowCredentials: listed(wanted.allowCredentials) } : {}),
  }
  return { ...wanted, publicKey }
}

function answer(credential: PublicKeyCredential, response: Record<string, string | null>): string {
  const { id, type } = credential
  return JSON.stringify({ id, rawId: text(credential.rawId), type, response })
}

async function asked(work: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await work
    if (found) return found as PublicKeyCredential
  } catch {
    // the person thought better of it, or has none
  }
  throw new NoPasskey()
}

/** Has the browser make a passkey. */
export async function made(options: string): Promise<string> {
  const { publicKey } = read(options)
  const found = await asked(
    navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions }),
  )
  const { clientDataJSON, attestationObject } = found.response as AuthenticatorAttestationResponse
  return answer(found, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) })
}

/** Has a passkey sign. */
export async function answered(options: string): Promise<string> {
  const { publicKey } = read(options)
  const found = await asked(navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse
  return answer(found, {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: text(userHandle),
  })
}
