/** A piece of a text: prose as HTML, or the place of something else with what is said of it. */
export type Part =
  { kind: 'prose'; html: string } | { kind: 'place'; name: string; argument: string }

/** Gives the address that a link leads to; `href` is as it was written. */
export type Links = (href: string) => string

/**
 * Markdown as our own texts use it: headings from `###` on, paragraphs, lists, tables, and `::name argument`
 * alone in a line for the place of something else. Everything is escaped, and no HTML passes.
 */
export function readMarkdown(text: string, links: Links = (href) => href): Part[] {
  const parts: Part[] = []
  for (const block of blocksOf(text)) {
    const place = /^::([\w-]+)(?: (.+))?$/.exec(block)
    const last = parts.at(-1)
    if (place) parts.push({ kind: 'place', name: place[1], argument: place[2] ?? '' })
    else if (last?.kind === 'prose') last.html += blockHtml(block, links)
    else parts.push({ kind: 'prose', html: blockHtml(block, links) })
  }
  return parts
}

/** Markdown of one or several paragraphs as HTML, for descriptions that hold no places. */
export function proseHtml(text: string, links?: Links): string {
  return readMarkdown(text, links)
    .map((part) => (part.kind === 'prose' ? part.html : ''))
    .join('')
}

/** Markdown within a line. */
export function inlineHtml(text: string, links: Links = (href) => href): string {
  return text
    .split(/(\[[^\]]+\]\([^)\s]+\)|`[^`]+`)/)
    .map((piece) => {
      const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece)
      if (link) return `<a href="${escaped(links(link[2]))}">${inlineHtml(link[1])}</a>`
      if (/^`.+`$/.test(piece)) return `<code>${escaped(piece.slice(1, -1))}</code>`
      return escaped(piece).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    })
    .join('')
}

/** Parted by empty lines; each place is a block of its own. */
function blocksOf(text: string): string[] {
  return text
    .replace(/^::.*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
}

function blockHtml(block: string, links: Links): string {
  const lines = block.split('\n')
  const heading = /^(#{3,4}) (.+)$/.exec(block)
  if (heading) {
    const level = heading[1].length
    return `<h${level}>${inlineHtml(heading[2], links)}</h${level}>`
  }
  if (lines[0].startsWith('|')) return tableHtml(lines, links)
  if (/^- /.test(block)) return listHtml('ul', block, /^- /m, links)
  if (/^1\. /.test(block)) return listHtml('ol', block, /^\d+\. /m, links)
  return `<p>${inlineHtml(lines.join(' '), links)}</p>`
}

function listHtml(tag: 'ul' | 'ol', block: string, bullet: RegExp, links: Links): string {
  const items = block
    .split(new RegExp(bullet, 'gm'))
    .filter(Boolean)
    .map((item) => `<li>${inlineHtml(item.trim().replace(/\s*\n\s*/g, ' '), links)}</li>`)
  return `<${tag}>${items.join('')}</${tag}>`
}

function tableHtml([head, , ...rows]: string[], links: Links): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlineHtml(cell.trim(), links))
  const header = cells(head)
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')
  const body = rows
    .map(
      (row) =>
        `<tr>${cells(row)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`
    )
    .join('')
  return `<div class="doc-table"><table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
