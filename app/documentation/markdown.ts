import { Marked, Renderer, type Tokens } from 'marked'

/** A piece of a text: prose as HTML, or the place of something else with what is said of it. */
export type Part =
  { kind: 'prose'; html: string } | { kind: 'place'; name: string; argument: string }

/** Gives the address that a link leads to; `href` is as it was written. */
export type Links = (href: string) => string

/** No HTML passes: what looks like a tag, as `<id>`, is text. */
class ProseRenderer extends Renderer {
  html({ text }: Tokens.HTML | Tokens.Tag) {
    return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  }

  table(token: Tokens.Table) {
    return `<div class="doc-table">${super.table(token)}</div>`
  }

  tablecell(token: Tokens.TableCell) {
    return super.tablecell(token).replace(/^<th/, '<th scope="col"')
  }
}

const marked = new Marked({
  extensions: [
    {
      name: 'place',
      level: 'block',
      start: (text) => /^::/m.exec(text)?.index,
      tokenizer(text) {
        const found = /^::([\w-]+)(?: (.+))?(?:\n|$)/.exec(text)
        if (!found) return undefined
        const [raw, name, argument = ''] = found
        return { type: 'place', raw, part: { kind: 'place', name, argument } }
      },
    },
  ],
}).setOptions({ renderer: new ProseRenderer() })

/** Markdown, and `::name argument` alone in a line for the place of something else. */
export function readMarkdown(text: string, links?: Links): Part[] {
  const parts: Part[] = []
  const tokens = marked.lexer(text)
  marked.walkTokens(tokens, leadingTo(links))
  for (const token of tokens) {
    if (token.type === 'place') {
      parts.push((token as Tokens.Generic).part)
      continue
    }
    const html = marked.parser([token])
    const last = parts.at(-1)
    if (last?.kind === 'prose') last.html += html
    else if (html) parts.push({ kind: 'prose', html })
  }
  return parts
}

/** Markdown of one or several paragraphs as HTML, for descriptions that hold no places. */
export function proseHtml(text: string, links?: Links): string {
  return marked.parse(text, { async: false, walkTokens: leadingTo(links) })
}

/** Markdown within a line. */
export function inlineHtml(text: string, links?: Links): string {
  return marked.parseInline(text, { async: false, walkTokens: leadingTo(links) })
}

function leadingTo(links: Links = (href) => href) {
  return (token: { type: string }) => {
    if (token.type === 'link') (token as Tokens.Link).href = links((token as Tokens.Link).href)
  }
}
