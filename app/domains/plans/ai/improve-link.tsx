import { Sparkles } from 'lucide-react'
import { href } from 'react-router'
import { ButtonLink } from '~/ui/workspace/button'
import type { AiPart } from './ai-part'

interface ImproveLinkProps {
  sprintId: string
  /** The one part that is to be improved; without it the person chooses. */
  part?: AiPart
}

/** Leads from the document to where the AI improves it. */
export function ImproveLink({ sprintId, part }: ImproveLinkProps) {
  const path = href('/planner/dashboard/:sprintId/ai', { sprintId })
  return (
    <ButtonLink to={part ? `${path}?part=${part}` : path} icon={Sparkles}>
      Improve with AI
    </ButtonLink>
  )
}
