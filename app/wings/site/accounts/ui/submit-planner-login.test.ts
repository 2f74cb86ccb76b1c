import { expect, test, vi } from 'vitest'
import { submitPlannerLogin } from './submit-planner-login'

/** What the sign-in of the planner shows when the server answers so, or not at all. */
async function refusal(mode: 'sign-in' | 'sign-up', typed: object, answer?: { status: number; message: string }) {
  const asked: string[] = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json({ message: answer.message }, { status: answer.status })
  })
  const form = { email: 'ada@example.com', password: 'Passage7Tide', ...typed }
  const request = new Request('http://harbor.test/', { method: 'POST', body: new URLSearchParams(form) })
  const reply = await submitPlannerLogin(request, mode, '/planner/dashboard')
  return { asked, status: 'init' in reply ? reply.init?.status : 0, shown: 'data' in reply ? reply.data : undefined }
}

const check = 'Please check the marked fields.'

test.each([
  ['sign-up', { status: 500, message: 'The moon is full' }, 'Sign up failed: The moon is full'],
  ['sign-in', { status: 401, message: 'Something odd' }, 'Incorrect email or password.'],
  ['sign-up', undefined, 'Sign up failed: the server could not be reached. Please try again.'],
  ['sign-in', undefined, 'Sign in failed: the server could not be reached. Please try again.'],
] as const)(
  'a %s that the server refuses with %j is told above the form, and the address stays',
  async (mode, answer, formError) => {
    const email = `Ada-${mode}-${answer?.status}@example.com`
    expect(await refusal(mode, { email }, answer)).toEqual({
      asked: [`/api/auth/${mode}/email`],
      status: 422,
      shown: { formError, fieldErrors: {}, values: { email } },
    })
  },
)

test.each([
  ['sign-up', { email: 'ada@example' }, { email: 'Please enter a valid email address.' }],
  ['sign-in', { email: 'ada@example' }, { email: 'Please enter a valid email address.' }],
  ['sign-up', { password: 'Passw0r' }, { password: 'Password must be at least 8 characters long' }],
  ['sign-in', { password: '' }, { password: 'Password is required.' }],
] as const)(
  'what is wrong is told beside its field at the %s, and nothing is sent: %j',
  async (mode, typed, fieldErrors) => {
    const { asked, shown } = await refusal(mode, typed)
    expect(asked).toEqual([])
    expect(shown).toMatchObject({ formError: check, fieldErrors })
  },
)
