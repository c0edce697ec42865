import './first-paint.ts';
import './until-scripts-come.ts';
