import { useRef, useState } from 'react'
import { Dialog } from '~/ui/workspace/dialog'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { ProductSearch } from './builder-product-picker-field'
import { useProductNames } from './use-product-names'

const MAX_PRODUCTS = 12

export interface ProductsFieldProps {
  ids: string[]
  getError: (place: string) => string | undefined
  onChange: (ids: string[]) => void
}

/** Products in the order in which they are shown. */
export function BuilderProductsField({ ids, getError, onChange }: ProductsFieldProps) {
  const names = useProductNames(ids)
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(id: string | undefined) => void>(undefined)

  function ask() {
    setOpen(true)
    return new Promise<string | undefined>((resolve) => {
      settle.current = resolve
    })
  }

  function answer(id: string | undefined) {
    setOpen(false)
    settle.current?.(id && ids.includes(id) ? undefined : id)
    settle.current = undefined
  }

  return (
    <>
      <RepeaterField
        label="Products"
        rows={ids}
        onChange={onChange}
        isInline
        max={MAX_PRODUCTS}
        addLabel="Add product"
        onAdd={ask}
        getRowLabel={(id, at) => names[id] ?? `product ${at + 1}`}
      >
        {(id, _put, at) => (
          <p className="py-2 text-dense">
            {names[id] ?? 'Product'}
            <span className="block font-medium text-danger empty:hidden">{getError(String(at))}</span>
          </p>
        )}
      </RepeaterField>
      <Dialog title="Add product" open={isOpen} onOpenChange={(next) => !next && answer(undefined)}>
        <div className="min-h-72">
          <ProductSearch label="Search products" onTake={answer} />
        </div>
      </Dialog>
    </>
  )
}
