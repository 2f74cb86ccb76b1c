import { pageContext } from '~/platform/context.server'
import type { Route } from './+types/home'
export function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows('posts')
  return { at: 1 }
}
export default function Home() {
  return <h1>Hello</h1>
}
