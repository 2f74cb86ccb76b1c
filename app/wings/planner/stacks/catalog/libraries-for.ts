import type { Layer } from './layers'
import { type Technology, zeroMonthlyCost } from './technology'

type Usual = 'layer' | 'form' | 'facts' | 'monthlyCost'
type Library = Omit<Technology, Usual> & Partial<Pick<Technology, Exclude<Usual, 'layer'>>>

/** Libraries for one layer; free and without limits of their own, unless one says otherwise. */
export function defineLibraries(layer: Layer, libraries: readonly Library[]): Technology[] {
  return libraries.map((library) => ({ layer, form: 'library', facts: {}, monthlyCost: zeroMonthlyCost, ...library }))
}
