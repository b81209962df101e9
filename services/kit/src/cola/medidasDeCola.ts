import type { MedidaDeMetricas } from '../metricas/cifras';

/** What every queue tells: entrega and correo of billing; programados, suscripciones and reportes of ordering. */
export const MEDIDAS_DE_COLA: readonly MedidaDeMetricas[] = [
  {
    nombre: 'comanda_cola_pendientes',
    ayuda: 'Cuánto espera en cada cola, de todas las empresas',
    etiqueta: 'cola',
  },
  {
    nombre: 'comanda_cola_edad_segundos',
    ayuda: 'Desde hace cuánto espera lo más antiguo de cada cola, 0 si no espera nada',
    etiqueta: 'cola',
  },
];
