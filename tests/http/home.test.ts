import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
let main: string
let navigation: string

beforeAll(async () => {
  site = await startSite()
  const { text } = await httpRequest(site.origin, '/')
  main = between(text, '<main', '</main>')
  navigation = between(text, 'aria-label="Main"', '</nav>')
})
afterAll(() => site.stop())

const between = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? ''
const section = (title: string) => main.split('<section').find((part) => part.includes(`>${title}</h2>`)) ?? ''
const headings = (text: string) => [...text.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, title]) => title)
const links = (text: string) =>
  [...text.matchAll(/<a[^>]* href="([^"]+)"[^>]*>([^<]+)/g)].map(([, path, label]) => `${label} ${path}`)

test('the hero says what the studio sells, and leads to the products and to the planner', () => {
  const hero = main.split('</section>')[0] ?? ''
  expect(hero).toContain('Start with finished software.')
  expect(hero.replaceAll('<!-- -->', '')).toContain('from 499 to 4,999 USD')
  expect(links(hero)).toEqual(['View products /tools', 'Try the planner /planner/login'])
})

test('the home page names four benefits, four use cases, three categories and three kinds of visitors', () => {
  expect(headings(section('What you get'))).toHaveLength(4)
  expect(headings(section('Use cases'))).toHaveLength(4)
  expect(headings(section('Product categories'))).toEqual(['SaaS', 'Marketplace', 'AI'])
  for (const category of ['saas', 'marketplace', 'ai']) {
    expect(section('Product categories')).toContain(`href="/tools?category=${category}"`)
  }
  expect(headings(section('Who we work with'))).toEqual(['Entrepreneurs', 'Agencies', 'Enterprises'])
})

test('what the home page asks for last is a message or the template', () => {
  const last = main.split('<section').at(-1) ?? ''
  expect(links(last)).toEqual(['Contact us /contact', 'Get the scoping template /get-template'])
  expect(links(main).filter((link) => link === 'Try the planner /planner/login')).toHaveLength(2)
})

test('two products and three posts are shown, no more', () => {
  expect(new Set(section('New products').match(/href="\/tools\/[^"]+"/g))).toHaveLength(2)
  expect(new Set(section('From the blog').match(/href="\/blog\/[^"]+"/g))).toHaveLength(3)
})

test('the navigation bar leads to the five parts of the site and, who is signed out, to the planner', () => {
  expect(links(navigation)).toEqual([
    'Home /',
    'Products /tools',
    'Services /product-leadership',
    'About /about',
    'Blog /blog',
    'Try the planner /planner/login',
  ])
})
