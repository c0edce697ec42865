// Drawings as files, rendered by art/render-pictures.ts.
export const flagUs = { src: '/media/art/flag-us.afdf7971.svg', width: 20, height: 15 } as const;
export const flagMx = { src: '/media/art/flag-mx.57aff025.svg', width: 20, height: 15 } as const;
export const flagBr = { src: '/media/art/flag-br.6e9eb163.svg', width: 20, height: 15 } as const;
