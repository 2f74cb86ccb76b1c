import { expect, test } from 'vitest'
import { isPublicOrigin } from './is-public-origin'

test.each([
  ['https://harbor.studio', true],
  ['https://www.harbor.co.uk', true],
  ['http://localhost:3000', false],
  ['http://localhost', false],
  ['http://harbor.test', false],
  ['https://harbor.example', false],
  ['http://192.168.1.4', false],
  ['http://[::1]', false],
  ['https://harbor.studio:8443', false],
  ['http://server', false],
])('whether the internet reaches %s: %s', (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic)
})
