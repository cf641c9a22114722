import type { HighlighterCore } from 'shiki/core'

/**
 * Only the grammar of each language itself; languages embedded in it, as in PHP, are not
 * highlighted.
 */
const grammars = {
  json: () => import('shiki/langs/json.mjs'),
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  php: () => import('shiki/langs/php.mjs'),
}

export type CodeLanguage = keyof typeof grammars

/**
 * Highlights the text as HTML with `<span class="code-…">` (keyword, string, constant, function),
 * styled for light and dark mode by the style sheet. Runs only on the server. The highlighter and
 * the grammars are loaded on first use. Without a language, the text is only escaped.
 */
export async function colouredCode(text: string, language: CodeLanguage | null): Promise<string> {
  if (!language) return markup({ part: undefined, text })
  const highlighter = await highlighterFor(language)
  const lines = highlighter.codeToTokensBase(text, { lang: language, theme })
  return lines.map((line) => runsOf(line).map(markup).join('')).join('\n')
}

const theme = 'parts'
const partOf: Record<string, string> = {
  'keyword': 'keyword',
  'string': 'string',
  'string-expression': 'string',
  'constant': 'constant',
  'function': 'function',
}

interface Run {
  part: string | undefined
  text: string
}

/** Merges adjacent tokens of the same color to keep the page small. */
function runsOf(tokens: Array<{ content: string; color?: string }>): Run[] {
  const runs: Run[] = []
  for (const { content: text, color } of tokens) {
    const part = partOf[/^var\(--token-(.+)\)$/.exec(color ?? '')?.[1] ?? '']
    const last = runs.at(-1)
    if (last && (last.part === part || text.trim() === '')) last.text += text
    else runs.push({ part, text })
  }
  return runs
}

function markup({ part, text }: Run): string {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return part ? `<span class="code-${part}">${escaped}</span>` : escaped
}

let highlighter: Promise<HighlighterCore> | undefined
const loaded = new Map<CodeLanguage, Promise<void>>()

async function highlighterFor(language: CodeLanguage): Promise<HighlighterCore> {
  highlighter ??= makeHighlighter()
  const ready = await highlighter
  if (!loaded.has(language)) loaded.set(language, loadGrammar(ready, language))
  await loaded.get(language)
  return ready
}

/** The JavaScript engine uses 20 MB less than the WebAssembly one. */
async function makeHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore, createCssVariablesTheme }, { createJavaScriptRegexEngine }] =
    await Promise.all([import('shiki/core'), import('shiki/engine/javascript')])
  return createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [createCssVariablesTheme({ name: theme, variablePrefix: '--' })],
    langs: [],
  })
}

async function loadGrammar(ready: HighlighterCore, language: CodeLanguage) {
  const { default: registrations } = await grammars[language]()
  const own = registrations.filter(({ name }) => name === language)
  await ready.loadLanguage(own.map((grammar) => ({ ...grammar, embeddedLangs: [] })))
}
