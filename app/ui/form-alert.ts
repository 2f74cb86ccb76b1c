/** How a form says that it was refused, or could not be sent. */
export const formAlertClassName = 'rounded-md border border-danger px-4 py-3 font-medium text-danger'
