import type { RobotsProblem } from './problems'

interface RobotsProblemsProps {
  problems: RobotsProblem[]
  onLine: (line: number) => void
}

const SHOWN = 12

/** What is wrong with the lines; each leads to its own. */
export function RobotsProblems({ problems, onLine }: RobotsProblemsProps) {
  return (
    <div role="status" className="text-dense empty:hidden">
      {problems.length > 0 && (
        <ul className="grid gap-1">
          {problems.slice(0, SHOWN).map(({ line, sentence, isFault }) => (
            <li key={`${line} ${sentence}`} className="flex gap-2">
              {line !== undefined && (
                <button type="button" className="link shrink-0 tabular-nums" onClick={() => onLine(line)}>
                  Line {line}
                </button>
              )}
              <span className={`min-w-0 break-words ${isFault ? 'font-medium text-danger' : 'text-muted'}`}>
                {sentence}
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > SHOWN && <p className="text-muted">And {problems.length - SHOWN} more.</p>}
    </div>
  )
}
