/** Which column fills which variable: names of variables to names of columns. */
export type ColumnMapping = Record<string, string>

interface NamedVariable {
  name: string
  label?: string
}

/** Case, spaces, dashes and underscores make no difference between two names. */
function normalizeName(name: string) {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}_]+/gu, '')
}

/** The columns that are called like a variable, by its name or by what people call it; each column is taken once. */
export function suggestMapping(columns: readonly string[], variables: readonly NamedVariable[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  const taken = new Set<string>()
  for (const namesOf of [({ name }: NamedVariable) => name, ({ label, name }: NamedVariable) => label || name]) {
    for (const variable of variables) {
      const wanted = normalizeName(namesOf(variable))
      const column = columns.find((one) => normalizeName(one) === wanted && !taken.has(one))
      if (column === undefined || Object.hasOwn(mapping, variable.name)) continue
      mapping[variable.name] = column
      taken.add(column)
    }
  }
  return mapping
}

/** A row of cells as values of the variables; what no column fills is left out, so that its default holds. */
export function mapCellsToValues(columns: readonly string[], cells: readonly string[], mapping: ColumnMapping) {
  const values: Record<string, string> = {}
  for (const [variable, column] of Object.entries(mapping)) {
    const cell = cells[columns.indexOf(column)]?.trim()
    if (cell) values[variable] = cell
  }
  return values
}
