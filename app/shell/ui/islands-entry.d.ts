// made by scripts/islands-entry.ts: the address of the script of plain pages, then of what it imports
declare module 'virtual:islands' {
  const scripts: string[]
  export default scripts
}
