import { useState } from 'react'
import { DrawnPage } from '~/domains/landing-pages/drawn-page'
import type { LandingContent } from '~/domains/landing-pages/landing-content'
import type { Material } from '~/domains/landing-pages/material'
import { Select } from '~/ui/workspace/input'
import { PageFrame } from './page-frame'

const widths = [
  { value: '390', label: 'Phone, 390 pixels' },
  { value: '820', label: 'Tablet, 820 pixels' },
  { value: '1280', label: 'Desktop, 1280 pixels' },
]

interface DrawnPreviewProps {
  content: LandingContent
  material: Material
}

/** The page that a row gives, as wide as a phone, a tablet or a desk. */
export function DrawnPreview({ content: { title, blocks }, material }: DrawnPreviewProps) {
  const [width, setWidth] = useState('390')
  return (
    <div className="grid grid-cols-1 gap-3">
      <Select
        aria-label="Width of the page"
        className="w-auto justify-self-start"
        options={widths}
        value={width}
        onChange={({ target }) => setWidth(target.value)}
      />
      <PageFrame width={Number(width)} title={`Preview of ${title}`}>
        <DrawnPage {...{ title, blocks, material }} />
      </PageFrame>
    </div>
  )
}
