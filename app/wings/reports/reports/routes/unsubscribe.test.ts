import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { testAdmin as by } from '~test/admin-request'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { recipientSettingList } from '../emails/recipient-setting-list.server'
import { unsubscribeToken } from '../emails/unsubscribe-link.server'
import { findListItems, saveListItem } from '../goals/setting-list.server'
import { action, loader } from './unsubscribe'

const { SECRET } = testEnvironment()

async function aRecipient(db: Database, name: string) {
  const recipient = { id: randomUUID(), name, isWeekly: true, isMonthly: true }
  await saveListItem(db, recipientSettingList, by, recipient)
  return recipient
}

test('the link of a report stops its mails when its button is pressed, and not when it is looked at', async ({
  db,
}) => {
  const [ada, eve] = [await aRecipient(db, 'ada@harbor.test'), await aRecipient(db, 'eve@harbor.test')]
  const params = { token: unsubscribeToken(SECRET, ada.id) }
  const looked = await callRoute(loader, db, { params })
  expect(looked.data).toEqual({ isOnList: true })
  const headers = new Headers(looked.init?.headers)
  expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
    ...['no-store', 'same-origin', 'noindex'],
  ])
  expect(await findListItems(db, recipientSettingList)).toEqual([ada, eve])
  for (let pressed = 0; pressed < 2; pressed++) {
    expect(await callRoute(action, db, { params, form: {} })).toBeNull()
    expect(await findListItems(db, recipientSettingList)).toEqual([eve])
    expect((await callRoute(loader, db, { params })).data).toEqual({ isOnList: false })
  }
})

test('a link that no mail has is not found, and stops nothing', async ({ db }) => {
  const ada = await aRecipient(db, 'ada@harbor.test')
  for (const token of [ada.id, unsubscribeToken('another secret', ada.id)]) {
    await expect(callRoute(loader, db, { params: { token } })).rejects.toMatchObject({ init: { status: 404 } })
    await expect(callRoute(action, db, { params: { token }, form: {} })).rejects.toMatchObject({
      init: { status: 404 },
    })
  }
  expect(await findListItems(db, recipientSettingList)).toEqual([ada])
})
