import { Badge } from '#web/office/parts/Badge.tsx';
import { SkeletonFrame, SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { NameInRow } from '../LeadLink.tsx';
import styles from './overview.module.css';
import { recentCount } from './activity.ts';

/** As high as the rows to come, so that nothing below moves. */
export function WaitingRows({ areLeads = false }: { areLeads?: boolean }) {
  return (
    <SkeletonFrame>
      {Array.from({ length: recentCount }, (_, at) => (
        <div
          key={at}
          className={styles.row}
        >
          <div className={styles.who}>
            {areLeads ? (
              <NameInRow>
                <SkeletonWords />
              </NameInRow>
            ) : (
              <span className={styles.action}>
                <SkeletonWords />
              </span>
            )}
            <span className={styles.soft}>
              <SkeletonWords />
            </span>
          </div>
          {areLeads ? (
            <div className={styles.marks}>
              <Badge>&nbsp;</Badge>
            </div>
          ) : (
            <SkeletonWords isShort />
          )}
        </div>
      ))}
    </SkeletonFrame>
  );
}
