<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>formant::CheckpointActions</name>
    <message numerus="yes">
        <source>%n checkpoints verified, none corrupt.</source>
        <translation>
            <numerusform>%Ln checkpoint verified, not corrupt.</numerusform>
            <numerusform>%Ln checkpoints verified, none corrupt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are corrupt.</source>
        <translation>
            <numerusform>%Ln checkpoint is corrupt.</numerusform>
            <numerusform>%Ln checkpoints are corrupt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints pinned.</source>
        <translation>
            <numerusform>%Ln checkpoint pinned.</numerusform>
            <numerusform>%Ln checkpoints pinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints unpinned.</source>
        <translation>
            <numerusform>%Ln checkpoint unpinned.</numerusform>
            <numerusform>%Ln checkpoints unpinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation>
            <numerusform>%Ln checkpoint was deleted.</numerusform>
            <numerusform>%Ln checkpoints were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? This cannot be undone. Training can resume only from a remaining step checkpoint.</source>
        <translation>
            <numerusform>Delete %Ln checkpoint (%1)? This cannot be undone. Training can resume only from a remaining step checkpoint.</numerusform>
            <numerusform>Delete %Ln checkpoints (%1)? This cannot be undone. Training can resume only from a remaining step checkpoint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files deleted, %1 freed.</source>
        <translation>
            <numerusform>%Ln file deleted, %1 freed.</numerusform>
            <numerusform>%Ln files deleted, %1 freed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CheckpointText</name>
    <message numerus="yes">
        <source>among the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>the newest</numerusform>
            <numerusform>among the newest %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleanup deletes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>older than the newest; cleanup deletes it</numerusform>
            <numerusform>older than the newest %Ln; cleanup deletes it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message numerus="yes">
        <source>%n checkpoints, %1 in total.</source>
        <translation>
            <numerusform>%Ln checkpoint, %1 in total.</numerusform>
            <numerusform>%Ln checkpoints, %1 in total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CleanDialog</name>
    <message numerus="yes">
        <source>%n files will be deleted, freeing %1.</source>
        <translation>
            <numerusform>%Ln file will be deleted, freeing %1.</numerusform>
            <numerusform>%Ln files will be deleted, freeing %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::ClipPreview</name>
    <message numerus="yes">
        <source>%Ln clip(s), %1 of %2.</source>
        <translation>
            <numerusform>%Ln clip, %1 of %2.</numerusform>
            <numerusform>%Ln clips, %1 of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s) are skipped; the list has the reasons.</source>
        <translation>
            <numerusform>%Ln part is skipped; the list has the reason.</numerusform>
            <numerusform>%Ln parts are skipped; the list has the reasons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message numerus="yes">
        <source>%1, and %n unreadable row(s)</source>
        <translation>
            <numerusform>%1, and %Ln unreadable row</numerusform>
            <numerusform>%1, and %Ln unreadable rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation>
            <numerusform>%1 (%Ln clip)</numerusform>
            <numerusform>%1 (%Ln clips)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation>
            <numerusform>%1 (%Ln text)</numerusform>
            <numerusform>%1 (%Ln texts)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>%1 Hz (%Ln clip)</numerusform>
            <numerusform>%1 Hz (%Ln clips)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n can be trained on</source>
        <translation>
            <numerusform>%1; %Ln can be trained on</numerusform>
            <numerusform>%1; %Ln can be trained on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n not analyzed yet</source>
        <translation>
            <numerusform>%1; %n not analyzed yet</numerusform>
            <numerusform>%1; %n not analyzed yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>Searching for recordings: %Ln folder so far…</numerusform>
            <numerusform>Searching for recordings: %Ln folders so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) analyzed, no issues found.</source>
        <translation>
            <numerusform>%Ln recording analyzed, no issues found.</numerusform>
            <numerusform>%Ln recordings analyzed, no issues found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) without a transcript. Select one in the list and type what is said.</source>
        <translation>
            <numerusform>%Ln recording without a transcript. Select it in the list and type what is said.</numerusform>
            <numerusform>%Ln recordings without a transcript. Select one in the list and type what is said.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n recording(s) with err&amp;ors</source>
        <translation>
            <numerusform>Exclude %Ln recording with err&amp;ors</numerusform>
            <numerusform>Exclude %Ln recordings with err&amp;ors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (⚠ %n invalid)</source>
        <translation>
            <numerusform>%1 (⚠ %Ln invalid)</numerusform>
            <numerusform>%1 (⚠ %Ln invalid)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n modified)</source>
        <translation>
            <numerusform>%1 (%Ln modified)</numerusform>
            <numerusform>%1 (%Ln modified)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FindingDetails</name>
    <message numerus="yes">
        <source>Exc&amp;lude %n recording(s)</source>
        <translation>
            <numerusform>Exc&amp;lude %Ln recording</numerusform>
            <numerusform>Exc&amp;lude %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>R&amp;estore %n recording(s)</source>
        <translation>
            <numerusform>R&amp;estore %Ln recording</numerusform>
            <numerusform>R&amp;estore %Ln recordings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation>
            <numerusform>next checkpoint in %Ln step</numerusform>
            <numerusform>next checkpoint in %Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values imported: %n. None were skipped.</source>
        <translation>
            <numerusform>Values imported: %Ln. None were skipped.</numerusform>
            <numerusform>Values imported: %Ln. None were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported. Values skipped for the reasons below: %n.</source>
        <translation>
            <numerusform>Imported. Values skipped for the reasons below: %Ln.</numerusform>
            <numerusform>Imported. Values skipped for the reasons below: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::LiveSettingsPanel</name>
    <message numerus="yes">
        <source>%n setting(s) changed from the configuration; used when the run starts.</source>
        <translation>
            <numerusform>%Ln setting changed from the configuration; used when the run starts.</numerusform>
            <numerusform>%Ln settings changed from the configuration; used when the run starts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending change(s); press “Apply at next step” to use them.</source>
        <translation>
            <numerusform>%Ln pending change; press “Apply at next step” to use it.</numerusform>
            <numerusform>%Ln pending changes; press “Apply at next step” to use them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message numerus="yes">
        <source>Ready to train, with %n warning(s): see the first in the list.</source>
        <translation>
            <numerusform>Ready to train, with %Ln warning: see the first in the list.</numerusform>
            <numerusform>Ready to train, with %Ln warnings: see the first in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::PromptView</name>
    <message numerus="yes">
        <source>%n recorded</source>
        <translation>
            <numerusform>%Ln recorded</numerusform>
            <numerusform>%Ln recorded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message numerus="yes">
        <source>%n job(s) queued</source>
        <translation>
            <numerusform>%Ln job queued</numerusform>
            <numerusform>%Ln jobs queued</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%Ln job failed</numerusform>
            <numerusform>%Ln jobs failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::RunController</name>
    <message numerus="yes">
        <source>It ended unexpectedly at step %1: %n step(s) after the last save, at step %2, are lost and trained again.</source>
        <translation>
            <numerusform>It ended unexpectedly at step %1: %Ln step after the last save, at step %2, is lost and trained again.</numerusform>
            <numerusform>It ended unexpectedly at step %1: %Ln steps after the last save, at step %2, are lost and trained again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::SegmentLine</name>
    <message numerus="yes">
        <source>%Ln suggested text(s) wait to be confirmed.</source>
        <translation>
            <numerusform>%Ln suggested text waits to be confirmed.</numerusform>
            <numerusform>%Ln suggested texts wait to be confirmed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s) that you have changed were kept, among them %1.</source>
        <translation>
            <numerusform>%Ln clip that you have changed was kept: %1.</numerusform>
            <numerusform>%Ln clips that you have changed were kept, among them %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message numerus="yes">
        <source>All %n test(s) passed on this device.</source>
        <translation>
            <numerusform>%Ln test passed on this device.</numerusform>
            <numerusform>All %Ln tests passed on this device.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::TrainingPage</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::TroubleBanner</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>%1 (%Ln time)</numerusform>
            <numerusform>%1 (%Ln times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other problem(s).</source>
        <translation>
            <numerusform>%Ln other problem.</numerusform>
            <numerusform>%Ln other problems.</numerusform>
        </translation>
    </message>
</context>
</TS>
