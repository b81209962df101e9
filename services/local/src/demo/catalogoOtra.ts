import type { CategoriaDemo } from './categoriaDemo';

export const catalogoOtra: readonly CategoriaDemo[] = [
  {
    categoria: 'Víveres',
    descripcion: 'Canasta básica',
    color: 'hoja',
    productos: [
      ['Arroz 1 kg', 1.33, 0],
      ['Azúcar 1 kg', 1.15, 0],
      ['Aceite 1 l', 2.95, 0],
      ['Fideo 400 g', 0.98, 0],
      ['Atún en lata', 1.45, 0],
      ['Cubeta de huevos', 3.75, 0],
      ['Panela', 1.25, 0],
      ['Avena 500 g', 0.95, 0],
    ],
  },
  {
    categoria: 'Limpieza',
    descripcion: 'Hogar y aseo',
    color: 'cielo',
    productos: [
      ['Detergente 1 kg', 3.99, 15],
      ['Jabón de lavar', 0.85, 15],
      ['Cloro 1 l', 1.3, 15],
      ['Papel higiénico x4', 2.1, 15],
      ['Pasta dental', 2.65, 15],
      ['Shampoo 400 ml', 5.45, 15],
    ],
  },
  {
    categoria: 'Snacks y bebidas',
    descripcion: 'Mostrador',
    color: 'teja',
    productos: [
      ['Gaseosa 1.35 l', 1.65, 15],
      ['Galletas', 0.6, 15],
      ['Papas fritas', 0.75, 15],
      ['Chocolate en barra', 1.2, 15],
      ['Cerveza en lata', 1.85, 15],
    ],
  },
];
