// comments, quoted text and names, bodies of functions ($$ … $$): whatever may hold a semicolon that ends nothing
const WHOLE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;/g

/** The statements of a script, without the semicolons between them. */
export function sqlStatements(script: string): string[] {
  const statements: string[] = []
  let start = 0
  for (const { 0: token, index } of script.matchAll(WHOLE)) {
    if (token !== ';') continue
    statements.push(script.slice(start, index))
    start = index + 1
  }
  return [...statements, script.slice(start)].map((statement) => statement.trim()).filter(saysSomething)
}

function saysSomething(statement: string) {
  return statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== ''
}
