import { describirTurnos } from '../testing/turnos';

describirTurnos(100);
