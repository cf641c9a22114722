import { Marked, Renderer, type Tokens } from 'marked'

/** A part of a text: prose as HTML, or a placeholder with its argument. */
export type Part =
  { kind: 'prose'; html: string } | { kind: 'place'; name: string; argument: string }

/** Resolves the target of a link; `href` is the original one. */
export type Links = (href: string) => string

/** Escapes HTML: anything that looks like a tag, such as `<id>`, is text. */
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

/** Renders Markdown, with `::name argument` on its own line as a placeholder. */
export function readMarkdown(text: string, links?: Links): Part[] {
  const parts: Part[] = []
  const tokens = marked.lexer(text)
  marked.walkTokens(tokens, withTargets(links))
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

/** Renders Markdown paragraphs without placeholders, for descriptions. */
export function proseHtml(text: string, links?: Links): string {
  return marked.parse(text, { async: false, walkTokens: withTargets(links) })
}

/** Renders inline Markdown. */
export function inlineHtml(text: string, links?: Links): string {
  return marked.parseInline(text, { async: false, walkTokens: withTargets(links) })
}

function withTargets(links: Links = (href) => href) {
  return (token: { type: string }) => {
    if (token.type === 'link') (token as Tokens.Link).href = links((token as Tokens.Link).href)
  }
}
