/** Which column fills which variable: names of variables to names of columns. */
export type Mapping = Record<string, string>

interface Named {
  name: string
  label?: string
}

/** Case, spaces, dashes and underscores make no difference between two names. */
function plainName(name: string) {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}_]+/gu, '')
}

/** The columns that are called like a variable, by its name or by what people call it; each column is taken once. */
export function suggestedMapping(columns: readonly string[], variables: readonly Named[]): Mapping {
  const mapping: Mapping = {}
  const taken = new Set<string>()
  for (const namesOf of [({ name }: Named) => name, ({ label, name }: Named) => label || name]) {
    for (const variable of variables) {
      const wanted = plainName(namesOf(variable))
      const column = columns.find((one) => plainName(one) === wanted && !taken.has(one))
      if (column === undefined || Object.hasOwn(mapping, variable.name)) continue
      mapping[variable.name] = column
      taken.add(column)
    }
  }
  return mapping
}

/** A row of cells as values of the variables; what no column fills is left out, so that its default holds. */
export function valuesOf(columns: readonly string[], cells: readonly string[], mapping: Mapping) {
  const values: Record<string, string> = {}
  for (const [variable, column] of Object.entries(mapping)) {
    const cell = cells[columns.indexOf(column)]?.trim()
    if (cell) values[variable] = cell
  }
  return values
}
