// the package brings no types
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: string
    keepFeatures: string[]
    noHinting: boolean
    /** One value of an axis, or a part of its range. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: SubsetOptions): Promise<Uint8Array>
}
