/** The words of these lines, which have blanks between them. */
export const wordSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))
