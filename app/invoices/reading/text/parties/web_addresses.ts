import { editsBetween } from '#app/core/text/edit_distance'
import { lettersOf, plainLetters } from '#app/invoices/reading/printed_text'
import { oncePerDocument, type DocumentText } from '#app/invoices/reading/text/document_text'
import { legalForm } from '#app/invoices/reading/text/parties/name_texts'

/** The printed web and e-mail addresses without what is before the domain, which may be wrapped after a hyphen. */
const addressesOf = oncePerDocument(({ lines }) => {
  const cells = lines.flatMap((line) => line.cells)
  return cells.flatMap((cell) => {
    const domain = /(?:@|www\.)(.*)$/.exec(cell.text)?.[1]
    if (!domain) return []
    const next = domain.endsWith('-')
      ? cells.find(
          ({ page, left, line }) =>
            page === cell.page && line.index > cell.line.index && Math.abs(left - cell.left) < 4
        )
      : undefined
    return [domain + (next?.text ?? '')]
  })
})

const sitesOf = oncePerDocument((text) => addressesOf(text).map(lettersOf))

/** Fewer letters are common to many addresses. */
const leastLetters = 6

/** Whether a web or e-mail address begins with the letters of a name. */
export function isSite(text: DocumentText, name: string): boolean {
  return lettersOfName(name).length >= leastLetters && beginsSite(text, name)
}

/** Whether a name, or its first part, is the beginning of a web or e-mail address. */
export function beginsSite(text: DocumentText, name: string): boolean {
  const own = lettersOfName(name)
  return own.length > 2 && sitesOf(text).some((site) => site.startsWith(own))
}

/** The letters of a name without its legal form, as in a web address. */
export function lettersOfName(name: string): string {
  return lettersOf(name.replace(legalForm, ''))
}

const printedDomains = oncePerDocument((text): string[] => {
  const wrapped = addressesOf(text).map((address) => `@${address}`)
  const all = [...text.lines.map((line) => line.text), ...wrapped].flatMap((line) => [
    ...plainLetters(line).matchAll(
      /(?:@|www\.|https?:\/\/(?:www\.)?)([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.[a-z]{2,}/g
    ),
  ])
  return all.map((match) => match[1].split('.').at(-1)!)
})

/** The printed domain names without top-level domains and hyphens. */
export const domainsOf = oncePerDocument((text): string[] =>
  printedDomains(text)
    .map((domain) => domain.replaceAll('-', ''))
    .filter(
      (domain) =>
        domain.length > 3 &&
        !/^(gmail|gmx|yahoo|hotmail|outlook|localhost|tonline|orange|web)$/.test(domain)
    )
)

/** The parts of the domain names with hyphens: `fox` and `mill` of `www.fox-mill.example`. */
export const dividedDomainsOf = oncePerDocument((text): string[][] =>
  printedDomains(text)
    .filter((domain) => /^[a-z]+(-[a-z]+)+$/.test(domain))
    .map((domain) => domain.split('-'))
)

/** The most letters that are wrong or missing, relative to the length of a name, and the shortest name with such. */
const mostWrong = 0.2
const shortest = 8

/** How many letters of a recognized name differ from those of a domain; Infinity if it is too short or too different. */
export function misreadLetters(letters: string, domain: string): number {
  const most = Math.floor(mostWrong * letters.length)
  return letters.length < shortest ? Infinity : editsBetween(letters, domain, most)
}

/** Whether a name contains a domain, or its first word is a part of it. */
export function isDomainOf(domain: string, name: string): boolean {
  const start = lettersOf(name.split(/\s+/)[0])
  return lettersOf(name).includes(domain) || (start.length > 3 && domain.includes(start))
}
