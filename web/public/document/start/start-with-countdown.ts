import { fillCountdown } from './fill-countdown.ts';
import './start.ts';

fillCountdown();
