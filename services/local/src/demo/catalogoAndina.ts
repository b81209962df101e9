import type { CategoriaDemo } from './categoriaDemo';

export const catalogoAndina: readonly CategoriaDemo[] = [
  {
    categoria: 'Cafes',
    descripcion: 'De Loja, Zaruma y Nanegal',
    productos: [
      ['Café pasado', 1.5, 15],
      ['Espresso', 1.6, 15],
      ['Americano', 1.75, 15],
      ['Capuchino', 2.65, 15],
      ['Latte', 2.85, 15],
      ['Mocachino', 3.1, 15],
      ['Café con leche', 1.95, 15],
      ['Café helado', 3.25, 15],
    ],
  },
  {
    categoria: 'Chocolates y aguas',
    descripcion: 'Calientes',
    productos: [
      ['Chocolate con queso', 2.95, 15],
      ['Chocolate ambateño', 2.25, 15],
      ['Agua de cedrón', 1.1, 15],
      ['Horchata lojana', 1.35, 15],
      ['Morocho', 2.1, 15],
      ['Colada morada', 2.5, 15],
      ['Canelazo', 2.75, 15],
    ],
  },
  {
    categoria: 'Desayunos',
    descripcion: 'Hasta las 12h00',
    productos: [
      ['Desayuno continental', 4.5, 15],
      ['Desayuno andino', 5.99, 15],
      ['Desayuno costeño con bolón', 6.25, 15],
      ['Tigrillo', 5.5, 15],
      ['Huevos revueltos', 2.25, 15],
      ['Ensalada de frutas', 3.75, 15],
    ],
  },
  {
    categoria: 'Sal',
    descripcion: 'Hecho en casa',
    productos: [
      ['Humita', 2.25, 15],
      ['Quimbolito', 2, 15],
      ['Tamal lojano', 2.5, 15],
      ['Empanada de viento', 1.99, 15],
      ['Empanada de morocho', 1.75, 15],
      ['Sanduche de pernil', 4.25, 15],
      ['Sanduche mixto', 2.85, 15],
      ['Locro de papa', 4.75, 15],
      ['Fritada', 8.5, 15],
      ['Hornado con llapingachos', 8.25, 15],
    ],
  },
  {
    categoria: 'Dulces',
    descripcion: 'Del dia',
    productos: [
      ['Torta de chocolate', 3.25, 15],
      ['Cheesecake de maracuyá', 3.95, 15],
      ['Pie de limón', 3.1, 15],
      ['Higos con queso', 3.5, 15],
      ['Helado de paila', 2.75, 15],
    ],
  },
  {
    categoria: 'Panaderia',
    descripcion: 'Para llevar',
    productos: [
      ['Pan de yuca', 0.5, 0],
      ['Pan de casa', 0.2, 0],
      ['Funda de panes', 2, 0],
      ['Queso fresco 500 g', 3.4, 0],
      ['Leche entera 1 l', 1.1, 0],
    ],
  },
];
