const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Deterministic random numbers from 0 to below 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A name with one random typo: a character deleted, inserted, replaced or transposed. */
function withTypo(name: string, random: () => number): string {
  const pick = (count: number) => Math.floor(random() * count)
  const at = pick(name.length)
  const letter = letters[pick(letters.length)]
  switch (pick(4)) {
    case 0:
      return name.slice(0, at) + name.slice(at + 1)
    case 1:
      return name.slice(0, at) + letter + name.slice(at)
    case 2:
      return name.slice(0, at) + letter + name.slice(at + 1)
    default: {
      const first = Math.min(at, name.length - 2)
      return name.slice(0, first) + name[first + 1] + name[first] + name.slice(first + 2)
    }
  }
}

/** This many names with one typo each, and the index of the original name. */
export function typosOf(names: string[], count: number, seed: number) {
  const random = randomNumbers(seed)
  const typos: Array<{ at: number; typed: string }> = []
  while (typos.length < count) {
    const at = Math.floor(random() * names.length)
    const typed = withTypo(names[at], random)
    if (typed.toLowerCase() !== names[at].toLowerCase()) typos.push({ at, typed })
  }
  return typos
}
