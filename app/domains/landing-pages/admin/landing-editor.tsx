import type { OpenedPiece } from '~/domains/writing/opened-piece'
import { WritingScreen } from '~/domains/writing/writing-screen'
import type { LandingContent } from '../landing-content'
import { Builder } from './building/builder'
import { landingScreen } from './landing-screen'
import { DetailsPanel } from './panels/details-panel'

/** The screen on which a landing page is built. */
export function LandingEditor({ opened, me }: { opened: OpenedPiece<LandingContent>; me: string }) {
  return (
    <WritingScreen isWide {...{ kind: landingScreen, opened, me }} details={<DetailsPanel />}>
      <Builder />
    </WritingScreen>
  )
}
