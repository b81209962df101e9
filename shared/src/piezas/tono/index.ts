import type { ColorCategoria } from '../../contracts/inventario/categorias';

import './tono.css';

/** Gives an element, and what is in it, the colour of a category: `--tono`, and `--tono-suave` for what lies under words. */
export const deColor = (color: ColorCategoria | undefined) => ({ 'data-color': color });
