/** Pirates have no names in a view, only places. To see them walk, each is followed from one view to the next. */

export interface Walker {
  id: string
  seat: number
  place: number
  order: number // among those of a space, in the order they came
}

let arrivals = 0

/** The same walkers in a new position: whoever can stay stays, the others have moved. */
export function followed(before: Walker[], pirates: number[][]): Walker[] {
  return pirates.flatMap((places, seat) => {
    const mine = before.filter((walker) => walker.seat === seat)
    if (mine.length !== places.length)
      return places.map((place, i) => ({ id: `${seat}-${i}`, seat, place, order: arrivals++ }))
    const free = [...places]
    const stay = mine.filter(({ place }) => {
      const at = free.indexOf(place)
      if (at >= 0) free.splice(at, 1)
      return at >= 0
    })
    return mine.map((walker) =>
      stay.includes(walker) ? walker : { ...walker, place: free.shift()!, order: arrivals++ },
    )
  })
}
