/**
 * Where the records of a JSON file are: in one array or one after the other; as the values of one
 * object, by id; or in the array `data` of one object, as in the answers of many services.
 */
export type JsonLayout = 'records' | 'by_id' | 'data'

/** The number of objects as first values from which on an object has its records by id. */
const ENOUGH = 3

/**
 * The layout of a file, by its start; null if more text is needed. Our own records have two objects
 * at most as their first values.
 */
export function layoutOf(text: string): JsonLayout | null {
  const start = text.search(/\S/)
  if (start === -1) return null
  if (text[start] !== '{') return 'records'
  let objects = 0
  let at = start + 1
  for (;;) {
    const member = /[\s,]*(?:(\})|"((?:[^"\\]|\\.)*)"\s*:\s*(\[\s*)?(\S))/y
    member.lastIndex = at
    const found = member.exec(text)
    if (!found) return null
    const [, end, key, array, first] = found
    if (end) return objects > 0 ? 'by_id' : 'records'
    if (array) {
      if (first !== '{') return 'records'
      if (key === 'data') return 'data'
      at = endOf(text, member.lastIndex - 1 - array.length)
    } else {
      if (first !== '{') return 'records'
      objects += 1
      if (objects === ENOUGH) return 'by_id'
      at = endOf(text, member.lastIndex - 1)
    }
    if (at === -1) return null
  }
}

/** The position after the bracket that closes the one at `from`; -1 if the text ends before it. */
function endOf(text: string, from: number): number {
  let depth = 0
  const brackets = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs
  brackets.lastIndex = from
  for (let found = brackets.exec(text); found; found = brackets.exec(text)) {
    const [bracket] = found
    if (bracket === '{' || bracket === '[') depth += 1
    else if (bracket === '}' || bracket === ']') depth -= 1
    if (!depth) return brackets.lastIndex
  }
  return -1
}
