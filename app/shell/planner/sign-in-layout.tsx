import { href, Outlet, useSearchParams } from 'react-router'
import { FloatingButtons } from './ui/floating-buttons'

// what the floating buttons ask for, and what people call it
const destinationMessages = new Map([
  [`${href('/planner/dashboard')}?note=`, 'open your notes'],
  [href('/planner/stack-generator'), 'open the stack generator'],
  [href('/planner/board'), 'open your board'],
])

/** The sign-in of the planner, with the buttons that stand beside all its screens. */
export default function SignInLayout() {
  const [params] = useSearchParams()
  const wish = destinationMessages.get(params.get('to') ?? '')
  return (
    <>
      <p role="status" className="wrap max-w-md! text-small font-semibold not-empty:pt-6">
        {wish && `Sign in to ${wish}.`}
      </p>
      <Outlet />
      <FloatingButtons />
    </>
  )
}
