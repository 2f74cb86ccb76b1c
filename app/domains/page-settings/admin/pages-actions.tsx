import { Download, Table2, Upload } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink, buttonLook } from '~/ui/workspace/button'
import { exportPath, importPath, tablePath } from './paths'

/** What can be done with many pages at once. */
export function PagesActions() {
  const { search } = useLocation()
  return (
    <>
      <a href={exportPath} className={buttonLook('quiet')}>
        <Download size={17} aria-hidden="true" />
        Export CSV
      </a>
      <ButtonLink to={importPath} icon={Upload} variant="quiet">
        Import CSV
      </ButtonLink>
      <ButtonLink to={{ pathname: tablePath, search }} icon={Table2}>
        Edit as a table
      </ButtonLink>
    </>
  )
}
