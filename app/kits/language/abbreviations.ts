import type { Language } from './language'

/** Abbreviations without their last full stop and without spaces: "z. B." is "z.b". */
export interface Abbreviations {
  /** A sentence goes on behind them, whatever follows. */
  leading: ReadonlySet<string>
  /** They also end sentences: a capital letter behind them begins a new one. */
  ending: ReadonlySet<string>
  /** A sentence goes on behind them when a number follows. */
  numbered: ReadonlySet<string>
}

const set = (words: string) => new Set(words.split(' '))

export const ABBREVIATIONS: Readonly<Record<Language, Abbreviations>> = {
  en: {
    leading: set(
      'mr mrs ms mx dr prof rev hon gen col lt sgt capt sen rep gov pres st mt vs cf viz e.g eg i.e ie nos fig figs vol pp approx ca dept',
    ),
    ending: set(
      'etc inc ltd co corp llc jr sr al u.s u.k e.u a.m p.m ph.d b.c a.d min max jan feb mar apr jun jul aug sep sept oct nov dec',
    ),
    numbered: set('no ch p sec art'),
  },
  de: {
    leading: set(
      'bzw z.b d.h u.a v.a i.d.r i.e.s o.g u.u s.o s.u m.e z.t z.zt u.v.m evtl ggf ca vgl inkl exkl zzgl abzgl sog gem lt bspw insb mind max min nr abb hr fr dr prof dipl ing st str tel abs art kap bd hrsg z',
    ),
    ending: set(
      'usw etc u.ä o.ä u.s.w u.dgl jh jhd chr v.chr n.chr co jan feb mär apr jun jul aug sep sept okt nov dez',
    ),
    numbered: set('s'),
  },
  es: {
    leading: set(
      'sr sra srta sres sras d dña dr dra prof profa lic ing arq gral p.ej ej pág págs núm núms nº art arts cap fig vol ed av avda c tel aprox cf vs ee st sta sto',
    ),
    ending: set(
      'etc ud uds vd vds uu ee.uu a.c d.c s.a s.l s.l.u cía a.m p.m dpto min máx ene feb mar abr may jun jul ago sept oct nov dic',
    ),
    numbered: set('p pp n no'),
  },
  fr: {
    leading: set(
      'm mm mme mmes mlle mlles me mgr dr pr st ste cf p.ex ex env éd vol chap fig art al vs av tél réf ing bd',
    ),
    ending: set('etc c.-à-d j.-c min max janv févr avr juil sept oct nov déc'),
    numbered: set('p pp n no'),
  },
  pt: {
    leading: set(
      'sr sra srs sras srta dr dra drs prof profa exmo exma eng arq p.ex ex pág págs núm nº art arts cap fig vol ed av r tel aprox cf vs séc sto sta obs',
    ),
    ending: set('etc a.c d.c s.a ltda cia eua min máx jan fev mar abr mai jun jul ago set out nov dez'),
    numbered: set('p pp n no'),
  },
  it: {
    leading: set(
      'sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa ing avv arch geom rag on mons s p.es ad.es es pag pagg cfr cf art artt cap fig vol tel ca circa vs st ed',
    ),
    ending: set('ecc etc a.c d.c s.p.a s.r.l spa srl min max gen feb mar apr mag giu lug ago set sett ott nov dic'),
    numbered: set('p pp n nn'),
  },
  nl: {
    leading: set(
      'dhr mevr mw mej dr drs ir ing prof mr ds st bijv bv o.a m.a.w d.w.z t.a.v i.p.v m.b.t n.a.v o.b.v i.v.m t.o.v m.n resp incl excl max min ca circa ong vgl nr nrs blz pag afb hfst art tel zgn z.g v.chr',
    ),
    ending: set('enz etc e.d e.a jl a.u.b a.s jan feb mrt apr jun jul aug sep sept okt nov dec'),
    numbered: set('p pp'),
  },
}
