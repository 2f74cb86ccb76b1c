import { expect, test } from 'vitest'
import { readIdeaFile } from './read-idea-file'

const file = (content: BlobPart, name = 'idea.md') => new File([content], name)

test('a text is read whole', async () => {
  expect(await readIdeaFile(file('# Idea\r\nFür die Küche'))).toEqual({ idea: '# Idea\nFür die Küche' })
})

test('a text that is too long is refused, not cut', async () => {
  expect(await readIdeaFile(file('x'.repeat(200_000)))).toEqual({ idea: 'x'.repeat(200_000) })
  const { error } = await readIdeaFile(file('x'.repeat(200_001)))
  expect(error).toBe('idea.md is too long. Use at most 200,000 characters.')
})

test('what is no text is refused', async () => {
  const wrong = 'idea.docx is not a text file. Save it as .txt or .md in UTF-8, or paste its text.'
  expect(await readIdeaFile(file('PK\0\0', 'idea.docx'))).toEqual({ error: wrong })
  expect(await readIdeaFile(file(new Uint8Array([0xff, 0xfe, 0xc3]), 'idea.docx'))).toEqual({ error: wrong })
})
