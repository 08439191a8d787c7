import { parseSync } from 'vite'

/** One `import`, re-export, `import()`, `import type`, `require` or worker address of a source file. */
export interface Import {
  /** What stands in the quotes; null where it is computed, and cannot be checked. */
  specifier: string | null
  isType: boolean
  line: number
}

/** A text of the source with the line that it starts in. */
export interface Found {
  text: string
  line: number
}

/** A text that people see, or a part of one. */
export interface Text extends Found {
  /** Something computed comes right after it, as in `Rs. ${amount}`. */
  isPrefix: boolean
}

/** What the rules of the architecture ask of a source file. */
export interface SourceScan {
  imports: Import[]
  /** String literals and the fixed parts of templates, module specifiers aside. */
  literals: Text[]
  /** The texts between JSX tags. */
  jsxTexts: Text[]
  /** Members that are reached, by name: `toFixed` of `x.toFixed(2)` and of `x['toFixed'](2)`, `toFixed()` of `x.toFixed()`. */
  members: Found[]
  /** `any`, `!` and comments that silence the compiler. */
  loosenings: Found[]
  hasDefaultExport: boolean
  /** Nothing but re-exports. */
  isBarrel: boolean
  lines: number
}

interface SyntaxNode {
  type: string
  start: number
  [field: string]: unknown
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The nodes of a tree, each before what is in it. */
function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item)
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child)
}

/** The text of a string literal, or of a template without holes; null for anything else. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1) return null
  return cookedOf(node.quasis[0])
}

function cookedOf(quasi: unknown): string | null {
  if (!isNode(quasi) || typeof quasi.value !== 'object' || quasi.value === null || !('cooked' in quasi.value))
    return null
  return typeof quasi.value.cooked === 'string' ? quasi.value.cooked : null
}

function nameOf(node: unknown): string | null {
  return isNode(node) && typeof node.name === 'string' ? node.name : textOf(node)
}

function isMeta(node: unknown, property: string): boolean {
  return (
    isNode(node) &&
    node.type === 'MemberExpression' &&
    isNode(node.object) &&
    node.object.type === 'MetaProperty' &&
    nameOf(node.property) === property
  )
}

/** Whether nothing of an import or re-export is left after compiling. */
function isTypeOnly(node: SyntaxNode): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
}

/** What a node imports: the node of the specifier, and whether types alone; null where the node imports nothing. */
function importOf(node: SyntaxNode): { source: unknown; isType: boolean } | null {
  const args: unknown[] = Array.isArray(node.arguments) ? node.arguments : []
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return { source: node.source, isType: isTypeOnly(node) }
    case 'ExportNamedDeclaration':
      return node.source ? { source: node.source, isType: isTypeOnly(node) } : null
    case 'ImportExpression':
      return { source: node.source, isType: false }
    case 'TSImportType':
      return { source: node.source, isType: true }
    case 'TSExternalModuleReference':
      return { source: node.expression, isType: false }
    case 'NewExpression':
      return nameOf(node.callee) === 'URL' && isMeta(args[1], 'url') ? { source: args[0], isType: false } : null
    case 'CallExpression':
      return nameOf(node.callee) === 'require' || isMeta(node.callee, 'glob')
        ? { source: args[0], isType: false }
        : null
    default:
      return null
  }
}

/** The texts right inside a node that something computed follows. */
function prefixesIn(node: SyntaxNode): unknown[] {
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const { left } = node
    return isNode(left) && left.type === 'BinaryExpression' ? [left.right] : [left]
  }
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) return node.quasis.slice(0, -1)
  if (Array.isArray(node.children)) {
    return node.children.filter((_child, index, all: unknown[]) => {
      const next = all[index + 1]
      return isNode(next) && next.type !== 'JSXText'
    })
  }
  return []
}

const SILENCER = /@ts-(?:ignore|nocheck|expect-error)/

/**
 * Reads a source file as the compiler does: comments and texts are no code, and no way of importing is missed.
 *
 * @param fileName decides between TypeScript and TSX
 * @param code the file's text
 */
export function scanSource(fileName: string, code: string): SourceScan {
  const { program, comments, errors } = parseSync(fileName, code)
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map((error) => error.message).join('; ')}`)
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length
  const scan: SourceScan = {
    imports: [],
    literals: [],
    jsxTexts: [],
    members: [],
    loosenings: comments
      .filter((comment) => SILENCER.test(comment.value))
      .map((comment) => ({ text: comment.value.trim(), line: lineOf(comment.start) })),
    hasDefaultExport: false,
    isBarrel:
      program.body.length > 0 &&
      program.body.every((node) => 'source' in node && node.type.startsWith('Export') && node.source !== null),
    lines: code.split('\n').length - (code.endsWith('\n') ? 1 : 0),
  }
  const specifiers = new Set<unknown>()
  const prefixes = new Set<unknown>()
  const bareCalls = new Set<unknown>()

  for (const node of nodesOf(program)) {
    const line = lineOf(node.start)
    const imported = importOf(node)
    if (imported) {
      specifiers.add(imported.source)
      scan.imports.push({ specifier: textOf(imported.source), isType: imported.isType, line })
    }
    for (const prefix of prefixesIn(node)) prefixes.add(prefix)
    if (node.type === 'CallExpression' && Array.isArray(node.arguments) && node.arguments.length === 0) {
      bareCalls.add(node.callee)
    }
    const isPrefix = prefixes.has(node)
    if (node.type === 'Literal' && typeof node.value === 'string' && !specifiers.has(node)) {
      scan.literals.push({ text: node.value, line, isPrefix })
    }
    if (node.type === 'TemplateElement') scan.literals.push({ text: cookedOf(node) ?? '', line, isPrefix })
    if (node.type === 'JSXText') scan.jsxTexts.push({ text: String(node.value), line, isPrefix })
    if (node.type === 'MemberExpression') {
      scan.members.push({ text: `${nameOf(node.property) ?? ''}${bareCalls.has(node) ? '()' : ''}`, line })
    }
    if (node.type === 'TSAnyKeyword') scan.loosenings.push({ text: 'any', line })
    if (node.type === 'TSNonNullExpression' || node.definite === true) scan.loosenings.push({ text: '!', line })
    if (node.type === 'ExportDefaultDeclaration') scan.hasDefaultExport = true
    if (node.type === 'ExportSpecifier' && nameOf(node.exported) === 'default') scan.hasDefaultExport = true
  }
  return scan
}
