/** Stroke paths on a 24 x 24 grid, drawn for this product. A descriptor names one of these. */
// @ts-nocheck

export const ICONOS = {
  inicio: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  venta: 'M3 4h3l2 11h10l2-8H7M9 20h.01M17 20h.01',
  caja: 'M4 9h16v11H4zM7 9V5h10v4M9 13h6',
  bodega: 'M3 10l9-6 9 6v10H3zM8 20v-6h8v6',
  usuarios:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c0-3.5 2.7-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 010 6.5M17 14c2.5.6 4 2.9 4 6',
  empresa: 'M5 21V4h9v17M14 9h5v12M8 8h3M8 12h3M8 16h3M3 21h18',
  reporte: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  tendencia: 'M4 18l5-6 4 4 7-9M15 7h5v5',
  factura: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  mesa: 'M3 8h18M6 8l-1 12M18 8l1 12M9 8v5h6V8',
  cocina: 'M6 13a4 4 0 01.5-8 5.5 5.5 0 0111 0 4 4 0 01.5 8v7H6zM6 17h12',
  reloj: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2',
  categoria: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  producto: 'M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  buscar: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5',
  ojo: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  ojoCerrado:
    'M4 4l16 16M9 5.5A10 10 0 0112 5c6 0 10 7 10 7a18 18 0 01-3 3.7M6 7.5A18 18 0 002 12s4 7 10 7a9 9 0 004-1',
  lapiz: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  mas: 'M12 5v14M5 12h14',
  menos: 'M5 12h14',
  basura: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  impresora: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  cerrar: 'M6 6l12 12M18 6L6 18',
  salir: 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  alerta: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  listo: 'M5 12l5 5 9-10',
  sinConexion:
    'M3 3l18 18M5 11a11 11 0 014-2.4M12 8c3 0 5.5 1.1 7 3M8 15a6 6 0 016.5-1.3M12 19h.01',
  conexion: 'M3 10a13 13 0 0118 0M6 13.5a9 9 0 0112 0M9 17a4.5 4.5 0 016 0M12 20h.01',
  persona: 'M12 11a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 3.5-7 8-7s8 3 8 7',
  dividir: 'M12 3v7M12 10L5 20M12 10l7 10',
  efectivo: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM6 10v.01M18 14v.01',
  tarjeta: 'M3 6h18v12H3zM3 10h18M6 15h4',
  transferencia: 'M4 9h14l-4-4M20 15H6l4 4',
  candado: 'M6 11h12v10H6zM8.5 11V8a3.5 3.5 0 017 0v3M12 15v2',
  descuento:
    'M6 18L18 6M8 9.5a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM16 17.5a1.5 1.5 0 100-3 1.5 1.5 0 000 3z',
  propina: 'M12 20s-7-4.4-7-9.5A3.8 3.8 0 0112 8a3.8 3.8 0 017 2.5C19 15.6 12 20 12 20z',
  ajustes:
    'M4 7h10M18 7h2M4 17h2M10 17h10M16 9a2 2 0 100-4 2 2 0 000 4zM8 19a2 2 0 100-4 2 2 0 000 4z',
  deshacer: 'M9 7L4 12l5 5M4 12h9a5 5 0 010 10h-3',
  anterior: 'M15 5l-7 7 7 7',
  siguiente: 'M9 5l7 7-7 7',
  abajo: 'M5 9l7 7 7-7',
  arriba: 'M5 15l7-7 7 7',
  copiar: 'M9 9h11v12H9zM15 9V3H4v12h5',
  estrella: 'M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z',
  campana: 'M6 17V11a6 6 0 0112 0v6l2 2H4zM10 21h4',
  campanaMuda: 'M6 17V11a6 6 0 0112 0v6l2 2H4zM10 21h4M3 3l18 18',
  agrandar: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  encoger: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  ayuda: 'M12 21a9 9 0 100-18 9 9 0 000 18zM9.5 9.5a2.5 2.5 0 115 0c0 1.7-2.5 2-2.5 4M12 17h.01',
  recargar: 'M20 11a8 8 0 10-2 6M20 5v6h-6',
} as const;

export type IconoNombre = keyof typeof ICONOS;
