import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import app from '@adonisjs/core/services/app'

interface Source {
  /** Statically imported modules of `inertia/`. */
  imports: string[]
  /** Dynamically imported modules of `inertia/`. */
  laterImports: string[]
  /** Literal class names in `className`. */
  classes: string[]
}

const known = new Map<string, Source>()

/** A module of `inertia/`, by its path from the project root. */
export function interfaceSource(path: string): Source {
  const source = known.get(path) ?? parse(path)
  known.set(path, source)
  return source
}

/** A module and its static imports, recursively. */
export function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const imported of interfaceSource(path).imports) loadedWith(imported, seen)
  return seen
}

function parse(path: string): Source {
  const source: Source = { imports: [], laterImports: [], classes: [] }
  const text = readFileSync(app.makePath(path), 'utf8')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
      source.imports.push(...modulesOf(node.moduleSpecifier, path))
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      source.laterImports.push(...modulesOf(node.arguments[0], path))
    } else if (isClassName(node) && node.initializer) {
      source.classes.push(...classesIn(node.initializer))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return source
}

function modulesOf(specifier: ts.Expression, from: string): string[] {
  if (!ts.isStringLiteral(specifier)) return []
  const { text } = specifier
  if (!/^(~\/|\.)/.test(text)) return []
  const path = text.startsWith('~/') ? join('inertia', text.slice(2)) : join(dirname(from), text)
  return [`${path}.tsx`, `${path}.ts`].filter((name) => existsSync(app.makePath(name)))
}

/** An attribute, a property or the default value of a prop. */
function isClassName(
  node: ts.Node
): node is ts.JsxAttribute | ts.PropertyAssignment | ts.BindingElement {
  const mayBe =
    ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node)
  return mayBe && node.name.getText() === 'className'
}

function classesIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return wordsOf(node.text)
  if (ts.isTemplateExpression(node)) {
    // A name next to a placeholder is incomplete.
    const pieces = [
      node.head.text.replace(/\S+$/, ''),
      ...node.templateSpans.map(({ literal }) => literal.text.replace(/^\S+|\S+$/g, '')),
    ]
    return [
      ...pieces.flatMap(wordsOf),
      ...node.templateSpans.flatMap(({ expression }) => classesIn(expression)),
    ]
  }
  if (ts.isConditionalExpression(node)) {
    return [...classesIn(node.whenTrue), ...classesIn(node.whenFalse)]
  }
  if (ts.isBinaryExpression(node) && isComparison(node)) return []
  const found: string[] = []
  ts.forEachChild(node, (child) => void found.push(...classesIn(child)))
  return found
}

function isComparison({ operatorToken }: ts.BinaryExpression): boolean {
  return /^[!=]==?$/.test(operatorToken.getText())
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
