/** Abbreviations behind which a sentence goes on, whatever follows; without their last full stop. */
export const LEADING_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'mr mrs ms mx dr prof rev hon gen col lt sgt capt sen rep gov pres st mt vs cf viz e.g eg i.e ie nos fig figs vol pp approx ca dept'.split(
    ' ',
  ),
)

/** Abbreviations that also end sentences: a capital letter behind them begins a new one. */
export const ENDING_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'etc inc ltd co corp llc jr sr u.s u.k e.u a.m p.m ph.d b.c a.d al min max jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)
