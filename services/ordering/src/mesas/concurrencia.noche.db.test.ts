import { describirTurnos } from '../testing/turnos';

describirTurnos(10_000);
