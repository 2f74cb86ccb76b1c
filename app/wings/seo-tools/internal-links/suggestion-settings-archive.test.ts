import { inTransaction } from '~/platform/database/transaction.server'
import { testAdmin as by } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { suggestionSettingsArchive as archive } from './suggestion-settings-archive.server'
import { findSuggestionSettings, setSuggestionSettings } from './suggestions/suggestion-settings.commands.server'

test('what suggestions leave out goes into an archive, and is the same again after it', async ({ db }) => {
  const records = [{ name: 'left_out', value: { leaves_first_sentence: false, leaves_two_way_links: false } }]
  expect(await collectAsync(archive.exportRecords(db))).toEqual(records)
  await setSuggestionSettings(db, by, { leavesFirstSentence: true, leavesTwoWayLinks: false })
  const takeBack = () => inTransaction(db, (tx) => archive.importRecords(tx, records, { by }))
  expect(await takeBack()).toMatchObject([{ outcome: 'replaced' }])
  expect(await findSuggestionSettings(db)).toEqual({ leavesFirstSentence: false, leavesTwoWayLinks: false })
  expect(await takeBack()).toMatchObject([{ outcome: 'unchanged' }])
  expect(archive.validate(records[0])).toBeUndefined()
  expect(archive.validate({ name: 'left_out', value: { leaves_first_sentence: true } })).toEqual(expect.any(String))
})
