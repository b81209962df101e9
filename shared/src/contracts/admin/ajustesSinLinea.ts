/** A company has these until it chooses others. Apart from the calls: who only counts hours carries no schema. */
export const AJUSTES_SIN_LINEA = { horas_sin_ingreso: 12, horas_aviso: 4 };
