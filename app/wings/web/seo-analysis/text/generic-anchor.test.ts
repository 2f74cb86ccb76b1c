import { describe, expect, test } from 'vitest'
import { readingRulesOf } from '../all-reading-rules'
import { isGenericAnchor } from './generic-anchor'

/** Lighthouse's list (audits/seo/link-text) in the languages that have rules, and what else is written under texts. */
const generic: Record<string, string[]> = {
  en: [
    ...['click here', 'click this', 'here', 'information', 'learn more', 'more', 'more info', 'more information'],
    ...['right here', 'read more', 'see more', 'this', 'Read the full article', 'this blog post', 'Continue reading →'],
    ...['…', '»', 'this link', 'find out more', 'on this page'],
  ],
  de: [
    'klicke hier',
    'hier klicken',
    'hier',
    'mehr',
    'siehe',
    'dies',
    'weiterlesen',
    'Mehr erfahren',
    'diesem Artikel',
    'Klicken Sie hier',
    'weitere Infos',
  ],
  es: [
    'click aquí',
    'click aqui',
    'pincha aquí',
    'aquí',
    'más',
    'más información',
    'este',
    'enlace',
    'este enlace',
    'Haz clic aquí',
    'Leer más',
    'Sigue leyendo',
  ],
  fr: ['cliquez ici', 'ici', 'en savoir plus', 'lire la suite', 'cet article', 'plus d’informations', 'voir plus'],
  pt: [
    'clique aqui',
    'mais informação',
    'mais informações',
    'mais',
    'veja mais',
    'saiba mais',
    'leia mais',
    'neste artigo aqui',
  ],
  it: [
    'clicca qui',
    'qui',
    'leggi di più',
    'scopri di più',
    'questo articolo',
    'maggiori informazioni qui',
    'continua a leggere',
  ],
  nl: ['klik hier', 'hier', 'lees meer', 'meer informatie', 'dit artikel', 'lees verder', 'meer weten'],
}

/** What says where a link leads, though it is short. */
const descriptive: Record<string, string[]> = {
  en: [
    'About us',
    'Contact',
    'Press',
    'our blog',
    'How we work',
    'Go',
    'prices',
    'read about pricing',
    'Click-through rates',
    '2026',
    'Who we are',
    'Why?',
    'Why we do this',
  ],
  de: ['Über uns', 'Kontakt', 'unser Blog', 'Preise', 'Warum wir das tun', 'Mehrwertsteuer', 'Seitenleiste'],
  es: ['Quiénes somos', 'precios', 'nuestro blog', 'la cadena', 'Sobre nosotros'],
  fr: ['Qui sommes-nous', 'tarifs', 'notre blog', 'À propos de nous'],
  pt: ['Sobre nós', 'preços', 'nosso blog', 'Quem somos'],
  it: ['Chi siamo', 'prezzi', 'il nostro blog'],
  nl: ['Over ons', 'prijzen', 'onze blog', 'Wie zijn wij'],
}

describe.each(Object.keys(generic))('in %s', (language) => {
  const rules = readingRulesOf(language)
  test.each(generic[language] ?? [])('“%s” says nothing', (text) => expect(isGenericAnchor(text, rules)).toBe(true))
  test.each(descriptive[language] ?? [])('“%s” says something', (text) =>
    expect(isGenericAnchor(text, rules)).toBe(false),
  )
})

test('English says nothing in every language, and in one without rules', () => {
  for (const language of ['de', 'ja']) expect(isGenericAnchor('Click here', readingRulesOf(language))).toBe(true)
  expect(isGenericAnchor('価格', readingRulesOf('ja'))).toBe(false)
})
