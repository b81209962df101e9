const NOMBRES = [
  ...['Ceviche mixto', 'Ceviche de camaron', 'Encebollado', 'Arroz marinero', 'Arroz con menestra'],
  ...['Jugo de naranja', 'Jugo de mora', 'Empanada de viento', 'Empanada de verde', 'Bolon mixto'],
  ...[
    'Cola personal',
    'Cola familiar',
    'Sopa de pescado',
    'Corvina frita',
    'Cafe pasado',
    'Humita',
  ],
];
const COLORES = ['mar', 'mostaza', 'hoja', 'cielo', 'uva', 'teja'];
const CATEGORIAS = ['Ceviches', 'Platos fuertes', 'Bebidas', 'Desayunos', 'Sopas', 'Piqueos'];

/** A catalogue of so many products, as the server would answer it. */
export function catalogoGrande(cuantos) {
  return Array.from({ length: cuantos }, (_, n) => {
    const categoria = n % CATEGORIAS.length;
    return {
      id: String(n + 1),
      producto: `${NOMBRES[n % NOMBRES.length]} ${n + 1}`,
      id_categoria: String(categoria + 1),
      categoria: CATEGORIAS[categoria],
      orden_categoria: categoria + 1,
      color_categoria: COLORES[categoria],
      precio_venta: 1 + (n % 40) * 0.25,
      porcentaje_iva: n % 5 === 0 ? 0 : 15,
      porcentaje: n % 5 === 0 ? '0%' : '15%',
      empresa: 'La Cevicheria del Puerto',
      estado: 'A',
      agotado: false,
      codigo: null,
      codigo_barras: null,
      favorito: false,
      imagen: null,
    };
  });
}
