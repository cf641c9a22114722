/**
 * Where the records of a JSON file are: in one array or one after the other; as the values of one
 * object, by id; or in the array `data` of one object, as in the answers of many services.
 */
export type JsonLayout = 'records' | 'by_id' | 'data'

/** A form that has no records to import; `names` are the arrays of an object. */
export interface OtherForm {
  form: 'arrays' | 'array_of_arrays' | 'array_of_texts' | 'array_of_numbers' | 'text'
  names: string[]
}

/** The number of objects as first values from which on an object has its records by id. */
const ENOUGH = 3

/**
 * The layout of a file, by its start, or the form that is no layout; null if more text is needed.
 * Our own records have two objects at most as their first values.
 */
export function layoutOf(text: string, isWhole: boolean): JsonLayout | OtherForm | null {
  const start = text.search(/\S/)
  if (start === -1) return null
  if (text[start] === '[') return layoutOfArray(text.slice(start + 1).trimStart()[0])
  if (text[start] === '"') return { form: 'text', names: [] }
  return text[start] === '{' ? layoutOfObject(text, start + 1, isWhole) : 'records'
}

function layoutOfArray(first: string | undefined): JsonLayout | OtherForm | null {
  if (first === undefined) return null
  if (first === '[') return { form: 'array_of_arrays', names: [] }
  if (first === '"') return { form: 'array_of_texts', names: [] }
  return /[-\d]/.test(first) ? { form: 'array_of_numbers', names: [] } : 'records'
}

function layoutOfObject(text: string, from: number, isWhole: boolean) {
  let objects = 0
  let others = 0
  const names: string[] = []
  let at = from
  while (at !== -1) {
    const member = /[\s,]*(?:(\})|"((?:[^"\\]|\\.)*)"\s*:\s*(\[\s*(?=\{))?(\S))/y
    member.lastIndex = at
    const found = member.exec(text)
    if (!found) break
    const [, end, key, array, first] = found
    if (end) {
      const isAlone = !text.slice(member.lastIndex).trim()
      if (names.length && !isAlone) return 'records'
      if (names.length) return isWhole ? { form: 'arrays' as const, names } : null
      return objects > 0 && !others ? 'by_id' : 'records'
    }
    if (array) {
      if (key === 'data') return 'data'
      names.push(key)
    } else if (first === '{') objects += 1
    else others += 1
    if (objects === ENOUGH && !others && !names.length) return 'by_id'
    at = endOf(text, member.lastIndex - 1 - (array?.length ?? 0))
  }
  return isWhole && names.length ? { form: 'arrays' as const, names } : null
}

/** The position after the value that starts at `from`; -1 if the text ends before it. */
function endOf(text: string, from: number): number {
  if (!/["[{]/.test(text[from])) {
    const after = /[\s,}\]]/g
    after.lastIndex = from
    return after.exec(text)?.index ?? -1
  }
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    else if (character === '"') {
      at = endOfString(text, at)
      if (at === -1) return -1
    }
    if (depth <= 0) return at + 1
  }
  return -1
}

/** The position of the quote that closes the one at `from`; -1 if there is none. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at
  }
  return -1
}
