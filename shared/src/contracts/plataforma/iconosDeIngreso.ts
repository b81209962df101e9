/** What a login and its notices draw: all that its first bytes carry. */
export const ICONOS_DE_INGRESO = {
  ojo: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  ojoCerrado:
    'M4 4l16 16M9 5.5A10 10 0 0112 5c6 0 10 7 10 7a18 18 0 01-3 3.7M6 7.5A18 18 0 002 12s4 7 10 7a9 9 0 004-1',
  sinConexion:
    'M3 3l18 18M5 11a11 11 0 014-2.4M12 8c3 0 5.5 1.1 7 3M8 15a6 6 0 016.5-1.3M12 19h.01',
  cerrar: 'M6 6l12 12M18 6L6 18',
  alerta: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  listo: 'M5 12l5 5 9-10',
  categoria: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  reloj: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2',
} as const;
