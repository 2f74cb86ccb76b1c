import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import crawlers from 'crawler-user-agents'
import { expect, test } from 'vitest'
import { isBot } from './is-bot.server'

// people read in them: pages within Instagram and Facebook, and browsers within editors and of their own
const readInByPeople = ['Instagram', 'MetaIAB', 'Code\\/', 'Trae', 'Fluid']

test('at least 99.5 % of the known patterns of crawlers are dropped, and of their agents', () => {
  const agentsOf = ({ pattern, instances }: (typeof crawlers)[number]) =>
    instances.length > 0 ? instances : [pattern.replaceAll('\\', '')]
  const agents = crawlers.flatMap(agentsOf)
  const unknown = crawlers.filter((crawler) => !agentsOf(crawler).every(isBot))
  expect(crawlers.length).toBeGreaterThan(1_000)
  expect(1 - unknown.length / crawlers.length).toBeGreaterThanOrEqual(0.995)
  expect(agents.filter(isBot).length / agents.length).toBeGreaterThanOrEqual(0.995)
  const unexpected = unknown.filter(
    ({ instances }) => !readInByPeople.some((name) => new RegExp(name).test(String(instances))),
  )
  expect(unexpected.map(({ pattern }) => pattern)).toEqual([])
})

/** What 10,000 visits of people called themselves, as their browsers said it. */
function browsersOfPeople() {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('user-agents')))
  const visits: { userAgent: string }[] = JSON.parse(readFileSync(path.join(folder, 'user-agents.json'), 'utf8'))
  return new Set(visits.map(({ userAgent }) => userAgent))
}

test('no browser of people is dropped', () => {
  const browsers = browsersOfPeople()
  expect(browsers.size).toBeGreaterThan(500)
  expect([...browsers].filter(isBot)).toEqual([])
})

test.for([
  'Mozilla/5.0 (Linux; Android 16; SM-S936B Build/BP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Instagram 402.0.0.49.77 Android',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0;FBDV/iPhone17,1]',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 DuckDuckGo/7',
  'Mozilla/5.0 (Linux; Android 6.0; CUBOT MAX) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/72.0.3626.121 Mobile Safari/537.36',
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/3.0 Chrome/76.0 TV Safari/537.36',
  'Mozilla/5.0 (PlayStation; PlayStation 5/9.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0 Thunderbird/128.5.0',
])('whoever reads with %s is a person', (userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})

test.for([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'python-requests/2.32.3',
  'okhttp/4.12.0',
  'node',
  '',
])('%s is a program', (userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})
