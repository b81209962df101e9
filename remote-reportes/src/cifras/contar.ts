import { conMiles } from '@comanda/shared/domain/dinero/dinero';

export const cuantasVentas = (cuantas: number): string =>
  cuantas === 1 ? '1 venta' : `${conMiles(String(cuantas))} ventas`;

export const cuantosDocumentos = (cuantos: number): string =>
  cuantos === 1 ? '1 documento' : `${conMiles(String(cuantos))} documentos`;
