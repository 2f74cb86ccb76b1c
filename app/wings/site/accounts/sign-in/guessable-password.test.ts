import { expect, test } from 'vitest'
import { rejectGuessablePassword } from './guessable-password.server'

const ada = { email: 'ada.lovelace@example.com', isAdmin: false }

// what people choose where a capital and a digit are asked for
test.each([
  'Password1',
  'Passw0rd',
  'Passw0rd1',
  'Qwerty123',
  'P@ssw0rd',
  'P@ssword1',
  'Password1!',
  'Password123',
  'PASSWORd1',
  'Abcd1234',
  'Iloveyou1',
  'Trustno1',
  '1qaz2wsX',
  'Welcome1!!',
])('%s is refused beside its field', async (password) => {
  const refusal = rejectGuessablePassword(password, ada, 'newPassword')
  await expect(refusal).rejects.toMatchObject({
    status: 422,
    fields: { newPassword: 'Password is too common. Choose another one' },
  })
})

test.each(['AdaLovelace1', 'Ada1Lovelace!', 'AdaLovelaceExampleCom1'])('%s is the address itself', async (password) => {
  await expect(rejectGuessablePassword(password, ada)).rejects.toMatchObject({
    fields: { password: 'Password must not be your email address' },
  })
})

test.each(['Passage7Tide', 'Tide4Two!', 'Kh7zqRw2', 'correctHorse9Battery'])('%s may be used', async (password) => {
  await rejectGuessablePassword(password, ada)
})

test('an admin’s password has twelve characters', async () => {
  await expect(rejectGuessablePassword('Tide4Two!xy', { ...ada, isAdmin: true })).rejects.toMatchObject({
    fields: { password: 'Password must be at least 12 characters long for an admin' },
  })
  await rejectGuessablePassword('Tide4Two!xyz', { ...ada, isAdmin: true })
})

test('a password of only marks costs nothing', async () => {
  const startedAt = performance.now()
  await rejectGuessablePassword(`${'!'.repeat(16_000)}a`, ada)
  expect(performance.now() - startedAt).toBeLessThan(50)
})
