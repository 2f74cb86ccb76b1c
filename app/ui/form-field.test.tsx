import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './form-field'

const drawn = (fieldErrors: Record<string, string>) =>
  renderToStaticMarkup(
    <TextField
      name="city"
      label="City"
      hint="Where you live."
      failure={{ formError: '', fieldErrors, values: { city: 'Rom' } }}
    />,
  )

test('a field that was refused says so, is described by its error and its hint, and holds what was typed', () => {
  const [, error, hint] = /aria-describedby="(\S+) (\S+)"/.exec(drawn({ city: 'Too short.' })) ?? []
  const html = drawn({ city: 'Too short.' })
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(new RegExp(`<p id="${error}"[^>]*>Too short.</p>`))
  expect(html).toMatch(new RegExp(`<p id="${hint}"[^>]*>Where you live.</p>`))
  expect(html).toContain('value="Rom"')
})

test('a field without an error is not called invalid, whatever else was refused', () => {
  expect(drawn({ street: 'Missing.' })).not.toContain('aria-invalid=')
  expect(drawn({ street: 'Missing.' })).not.toContain('Missing.')
})
